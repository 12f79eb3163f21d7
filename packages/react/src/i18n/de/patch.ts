/**
 * Words of a form that changes single fields, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { PatchMessages } from "../groups/Patch.ts"
import { number } from "./format.ts"

/** Words of a form that changes single fields. */
export const patch: PatchMessages = {
  title: "Felder ändern",
  submit: "Änderungen anwenden",
  submitting: "Wird angewendet…",
  change: (position) => `Änderung ${number(position)}`,
  field: "Feld",
  action: "Was geschehen soll",
  value: "Wert",
  set: "Setzen auf",
  remove: "Feld entfernen",
  increment: "Zur Zahl hinzuzählen",
  append: "An die Liste anhängen",
  pull: "Aus der Liste nehmen",
  add: "Weitere Änderung",
  drop: (position) => `Änderung ${number(position)} verwerfen`,
  preview: "Vorschau",
  before: "Vorher",
  after: "Nachher",
  absent: "nicht vorhanden",
  same: "Diese Änderungen lassen den Eintrag, wie er ist.",
  saved: "Die Änderungen sind gemacht."
}
