/** The sentences that are true only for a demo, in German. A shop that sells books replaces them. */
export const demo = {
  account: "Hier wird nichts verkauft.",
  basket: "Dies ist ein Demoshop. Nichts wird berechnet oder verschickt.",
  footer: "The Colonnade ist der Beispielshop von Portico. Hier wird nichts verkauft.",
  payment: "Die Zahlung ist simuliert: Sie geben keine Karte ein, und nichts wird berechnet.",
  thanks: "Dies ist ein Demoshop: Es kommt kein Paket."
}
