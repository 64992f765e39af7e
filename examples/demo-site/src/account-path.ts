/** Where the dashboard's account settings and its Upgrade Now lead in this product. */
export const accountPath = "/account";
