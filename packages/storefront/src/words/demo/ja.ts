/** The sentences that are true only for a demo, in Japanese. A shop that sells books replaces them. */
export const demo = {
  account: "販売は行っていません。",
  basket: "これはデモ用のショップです。請求も発送も行われません。",
  footer: "The ColonnadeはPorticoのサンプルショップです。販売は行っていません。",
  payment: "お支払いは模擬です。カードの入力は不要で、請求も行われません。",
  thanks: "これはデモ用のショップのため、商品は届きません。"
}
