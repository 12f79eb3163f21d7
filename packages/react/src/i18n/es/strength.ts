/**
 * Words that help to find a stronger password, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { StrengthMessages } from "../groups/Strength.ts"

/** Words that help to find a stronger password. */
export const strength: StrengthMessages = {
  common: "Mucha gente usa esta contraseña. Elija palabras que nadie más juntaría.",
  personal: "Quien le conozca puede adivinarla con facilidad. Añada palabras que no tengan nada que ver con usted.",
  repeated: "Las repeticiones son fáciles de adivinar. Añada palabras distintas.",
  sequence: "Las secuencias como abc o 321 son fáciles de adivinar. Añada palabras sin relación entre sí.",
  keys: "Las teclas contiguas son fáciles de adivinar. Añada palabras sin relación entre sí.",
  date: "Las fechas y los años son fáciles de adivinar. Añada palabras sin relación entre sí.",
  longer: "Añada una o dos palabras más. Mejor si son poco comunes."
}
