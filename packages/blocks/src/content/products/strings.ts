import type { BlockStrings } from "@mailwright/document";
import { sideWords } from "../../shared/alignment.js";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import type { productsProps } from "./props.js";

export const productsStrings = {
  name: "Products",
  keywords: "shop store buy price catalogue e-commerce",
  props: {
    ...hidingStrings,
    products: "Products",
    layout: "Layout",
    columns: "Products in a row",
    showCategory: "Show category",
    showDescription: "Show description",
    button: "Button text",
    buttonBackground: "Button colour",
    buttonColor: "Button text colour",
    buttonRadius: "Corner radius of the button",
    currency: "Sign before the price",
    nameSize: "Font size of the name",
    imageRadius: "Corner radius of the picture",
    align: "Alignment",
    background: "Background colour",
    padding: "Padding",
  },
  options: {
    layout: { horizontal: "Horizontal", vertical: "Vertical" },
    align: sideWords,
    hideElement: hidingWords,
  },
  items: {
    products: {
      name: "Product",
      add: "Add a product by hand",
      props: {
        productId: "Id in the shop",
        name: "Name",
        category: "Category",
        image: "Picture",
        price: "Price",
        url: "Address",
        description: "Description",
      },
    },
  },
} satisfies BlockStrings<typeof productsProps>;
