/** The sentences that are true only for a demo, in Hebrew. A shop that sells books replaces them. */
export const demo = {
  account: "שום דבר כאן אינו למכירה.",
  basket: "זוהי חנות להדגמה. לא תחויבו ולא יישלח דבר.",
  footer: "The Colonnade היא חנות הדוגמה של Portico. שום דבר כאן אינו למכירה.",
  payment: "התשלום מדומה: אין צורך בכרטיס, ולא תחויבו.",
  thanks: "זוהי חנות להדגמה, ולכן לא תגיע חבילה."
}
