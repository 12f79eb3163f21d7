/** The sentences that are true only for a demo, in Arabic. A shop that sells books replaces them. */
export const demo = {
  account: "لا شيء هنا للبيع.",
  basket: "هذا متجر تجريبي. لن يُحصَّل أي مبلغ ولن يُرسَل شيء.",
  footer: "‏The Colonnade هو المتجر التجريبي لـ Portico. لا شيء هنا للبيع.",
  payment: "الدفع محاكاة: لا تُدخل بطاقة، ولن يُحصَّل أي مبلغ.",
  thanks: "هذا متجر تجريبي، فلن يصلك طرد."
}
