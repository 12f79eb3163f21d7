/**
 * Words of the box that says why a collection is not shown, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { FailureMessages } from "../groups/Failure.ts"
import { seconds } from "./format.ts"

/** Words of the box that says why a collection is not shown. */
export const failure: FailureMessages = {
  retry: "Tentar de novo",
  retryIn: (left) => `Tentar de novo em ${seconds(left)}`,
  waitOver: "Você já pode tentar de novo.",
  signIn: "Entrar",
  reference: (reference) => `Referência: ${reference}`,
  copy: "Copiar a referência",
  copied: "Copiado.",
  copyFailed: "Não foi possível copiar. Selecione a referência e copie à mão.",
  developers: "Para desenvolvedores",
  code: "Código",
  fix: "O que fazer",
  meaning: "Significado",
  place: "Lugar",
  parameters: "Valores",
  mendable: "Algo na chamada precisa ser corrigido.",
  faultless: "A chamada não tinha erro. Tentar mais tarde pode ajudar."
}
