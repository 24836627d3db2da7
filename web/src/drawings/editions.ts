/** What an edition serves in place of another card has a drawing of its own: mussels for gyoza, and tuna for squid. */

export const OTHERWISE = ["gyoza-sushi-go-zoch", "nigiri-squid-sushi-go-zoch"];
