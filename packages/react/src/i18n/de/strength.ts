/**
 * Words that help to find a stronger password, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { StrengthMessages } from "../groups/Strength.ts"

/** Words that help to find a stronger password. */
export const strength: StrengthMessages = {
  common: "Dieses Passwort verwenden viele. Wählen Sie Wörter, die nur Sie so kombinieren würden.",
  personal:
    "Das können Menschen, die Sie kennen, leicht erraten. Ergänzen Sie Wörter, die nichts mit Ihnen zu tun haben.",
  repeated: "Wiederholungen sind leicht zu erraten. Ergänzen Sie andere Wörter.",
  sequence: "Folgen wie abc oder 321 sind leicht zu erraten. Ergänzen Sie Wörter, die nicht zusammengehören.",
  keys: "Benachbarte Tasten sind leicht zu erraten. Ergänzen Sie Wörter, die nicht zusammengehören.",
  date: "Daten und Jahreszahlen sind leicht zu erraten. Ergänzen Sie Wörter, die nicht zusammengehören.",
  longer: "Ergänzen Sie noch ein oder zwei Wörter. Ungewöhnliche Wörter sind besser."
}
