/**
 * Words that help to find a stronger password, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { StrengthMessages } from "../groups/Strength.ts"

/** Words that help to find a stronger password. */
export const strength: StrengthMessages = {
  common: "Muita gente usa esta senha. Escolha palavras que só você juntaria.",
  personal:
    "Quem conhece você pode adivinhá-la com facilidade. Acrescente palavras que não tenham nada a ver com você.",
  repeated: "Repetições são fáceis de adivinhar. Acrescente palavras diferentes.",
  sequence: "Sequências como abc ou 321 são fáceis de adivinhar. Acrescente palavras sem relação entre si.",
  keys: "Teclas vizinhas são fáceis de adivinhar. Acrescente palavras sem relação entre si.",
  date: "Datas e anos são fáceis de adivinhar. Acrescente palavras sem relação entre si.",
  longer: "Acrescente mais uma ou duas palavras. Palavras pouco comuns são melhores."
}
