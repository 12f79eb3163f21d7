/** The sentences that are true only for a demo, in English. A shop that sells books replaces them. */
export const demo = {
  account: "Nothing here is for sale.",
  basket: "This is a demo shop. Nothing is charged or sent.",
  footer: "The Colonnade is the example shop of Portico. Nothing here is for sale.",
  payment: "The payment is simulated: you don't enter a card, and nothing is charged.",
  thanks: "This is a demo shop, so no parcel will come."
}
