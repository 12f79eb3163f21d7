/** The sentences that are true only for a demo, in Spanish. A shop that sells books replaces them. */
export const demo = {
  account: "Aquí no se vende nada.",
  basket: "Esta es una tienda de demostración. No se cobra ni se envía nada.",
  footer: "The Colonnade es la tienda de ejemplo de Portico. Aquí no se vende nada.",
  payment: "El pago es simulado: no introduce ninguna tarjeta y no se cobra nada.",
  thanks: "Esta es una tienda de demostración, así que no llegará ningún paquete."
}
