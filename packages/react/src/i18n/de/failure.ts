/**
 * Words of the box that says why a collection is not shown, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { FailureMessages } from "../groups/Failure.ts"
import { seconds } from "./format.ts"

/** Words of the box that says why a collection is not shown. */
export const failure: FailureMessages = {
  retry: "Erneut versuchen",
  retryIn: (left) => `Erneut versuchen in ${seconds(left)}`,
  waitOver: "Sie können es jetzt erneut versuchen.",
  signIn: "Anmelden",
  reference: (reference) => `Referenz: ${reference}`,
  copy: "Referenz kopieren",
  copied: "Kopiert.",
  copyFailed: "Das Kopieren ist nicht gelungen. Markieren Sie die Referenz und kopieren Sie sie von Hand.",
  developers: "Für Entwickler",
  code: "Fehlercode",
  fix: "Was zu tun ist",
  meaning: "Bedeutung",
  place: "Stelle",
  parameters: "Werte",
  mendable: "Etwas am Aufruf ist zu korrigieren.",
  faultless: "Am Aufruf lag es nicht. Ein späterer Versuch kann helfen."
}
