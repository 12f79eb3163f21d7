/** The sentences that are true only for a demo, in Brazilian Portuguese. A shop that sells books replaces them. */
export const demo = {
  account: "Nada aqui está à venda.",
  basket: "Esta é uma loja de demonstração. Nada é cobrado nem enviado.",
  footer: "The Colonnade é a loja de exemplo do Portico. Nada aqui está à venda.",
  payment: "O pagamento é simulado: você não informa nenhum cartão e nada é cobrado.",
  thanks: "Esta é uma loja de demonstração, então nenhum pacote será enviado."
}
