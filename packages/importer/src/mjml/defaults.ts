const fontFamily = "Ubuntu, Helvetica, Arial, sans-serif";
const padding = "10px 25px";
const section = {
  "background-repeat": "repeat",
  "background-size": "auto",
  "background-position": "top center",
  direction: "ltr",
  padding: "20px 0",
  "text-align": "center",
};

/** What MJML takes where a source says nothing, for the elements that our blocks read. */
export const mjmlDefaults: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "mj-body": { width: "600px" },
  "mj-wrapper": section,
  "mj-section": section,
  "mj-group": { direction: "ltr" },
  "mj-column": { direction: "ltr", "vertical-align": "top" },
  "mj-text": { align: "left", color: "#000000", "font-family": fontFamily, "font-size": "13px", "line-height": "1", padding },
  "mj-image": { alt: "", align: "center", border: "0", height: "auto", padding, target: "_blank" },
  "mj-button": {
    align: "center",
    "background-color": "#414141",
    border: "none",
    "border-radius": "3px",
    color: "#ffffff",
    "font-family": fontFamily,
    "font-size": "13px",
    "font-weight": "normal",
    "inner-padding": padding,
    "line-height": "120%",
    padding,
    target: "_blank",
    "text-decoration": "none",
    "text-transform": "none",
    "vertical-align": "middle",
  },
  "mj-divider": {
    align: "center",
    "border-color": "#000000",
    "border-style": "solid",
    "border-width": "4px",
    padding,
    width: "100%",
  },
  "mj-spacer": { height: "20px" },
  "mj-table": {
    align: "left",
    border: "none",
    color: "#000000",
    "font-family": fontFamily,
    "font-size": "13px",
    "line-height": "22px",
    padding,
    width: "100%",
  },
};
