/**
 * Words of a chart, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ChartMessages } from "../groups/Chart.ts"
import { count, number } from "./format.ts"

/** Words of a chart. */
export const chart: ChartMessages = {
  loading: (caption) => `Wird geladen: ${caption}…`,
  refetching: "Wird aktualisiert…",
  empty: "Hier gibt es noch nichts zu zeichnen.",
  groups: (groups) => `${count(groups, { one: "# Gruppe", other: "# Gruppen" })}.`,
  only: (group, column, value) => `${column === undefined ? group : `${group}, ${column}`}: ${value}.`,
  extremes: (greatest, greatestValue, least, leastValue) =>
    `Am größten: ${greatest}, ${greatestValue}. Am kleinsten: ${least}, ${leastValue}.`,
  extremesOf: (column, greatest, greatestValue, least, leastValue) =>
    `${column}: am größten ${greatest}, ${greatestValue}; am kleinsten ${least}, ${leastValue}.`,
  picture: (caption) => `${caption}, als Bild. Die Pfeiltasten gehen von Markierung zu Markierung.`,
  mark: (group, column, value, position, marks) =>
    `${column === undefined ? group : `${group}, ${column}`}: ${value}. ${number(position)} von ${number(marks)}`,
  other: (groups) => `Übrige (${number(groups)})`,
  otherNote: (groups) =>
    count(groups, {
      one: "# kleinere Gruppe steht unter „Übrige“.",
      other: "# kleinere Gruppen stehen zusammen unter „Übrige“."
    }),
  omittedNote: (groups) =>
    count(groups, { one: "# kleinere Gruppe ist nicht im Bild.", other: "# kleinere Gruppen sind nicht im Bild." }),
  cutNote: (groups) =>
    count(groups, {
      one: "Nur die erste Gruppe wurde gelesen. Es gibt mehr.",
      other: "Nur die ersten # Gruppen wurden gelesen. Es gibt mehr."
    }),
  showAll: "Alle in der Tabelle zeigen",
  showTable: "Als Tabelle zeigen",
  showChart: "Als Diagramm zeigen",
  share: "Anteil",
  total: "Zusammen",
  noName: "Ohne Namen"
}
