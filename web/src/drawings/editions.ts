/** A card that an edition replaces with another dish has its own drawing: mussels for gyoza, tuna for squid. */

export const OTHERWISE = ["gyoza-sushi-go-zoch", "nigiri-squid-sushi-go-zoch"];
