const generic =
  /^(?:-apple-system|blinkmacsystemfont|system-ui|ui-(?:sans-serif|serif|monospace|rounded)|sans-serif|serif|monospace|cursive|fantasy|emoji|math|inherit|initial|unset|revert|normal|bold)$/i;

const partLengthMax = 120;

/** The families that a list of fonts names, also behind the sizes of a `font` shorthand; not the generic ones. */
export function familiesIn(list: string): readonly string[] {
  return list.split(",").flatMap((part) => {
    const family = part
      .slice(0, partLengthMax)
      .replace(/!important/i, "")
      .trim()
      .replace(/^.*\d\S*\s+/s, "");
    const name = (/^(["'])([^"']+)\1/.exec(family)?.[2] ?? family.replace(/["'].*$/s, "")).trim();
    return name === "" || generic.test(name) ? [] : [name];
  });
}
