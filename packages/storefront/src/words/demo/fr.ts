/** The sentences that are true only for a demo, in French. A shop that sells books replaces them. */
export const demo = {
  account: "Rien n’est à vendre ici.",
  basket: "Cette boutique est une démonstration. Rien n’est facturé ni expédié.",
  footer: "The Colonnade est la boutique d’exemple de Portico. Rien n’est à vendre ici.",
  payment: "Le paiement est simulé\u202f: vous ne saisissez aucune carte et rien n’est facturé.",
  thanks: "Cette boutique est une démonstration, aucun colis ne sera expédié."
}
