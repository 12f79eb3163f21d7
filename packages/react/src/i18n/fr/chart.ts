/**
 * Words of a chart, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ChartMessages } from "../groups/Chart.ts"
import { count, number } from "./format.ts"

/** Words of a chart. */
export const chart: ChartMessages = {
  loading: (caption) => `Chargement\u202f: ${caption}…`,
  refetching: "Mise à jour…",
  empty: "Il n’y a encore rien à dessiner.",
  groups: (groups) => `${count(groups, { one: "# groupe", many: "# de groupes", other: "# groupes" })}.`,
  only: (group, column, value) => `${column === undefined ? group : `${group}, ${column}`}\u202f: ${value}.`,
  extremes: (greatest, greatestValue, least, leastValue) =>
    `Le plus grand\u202f: ${greatest}, ${greatestValue}. Le plus petit\u202f: ${least}, ${leastValue}.`,
  extremesOf: (column, greatest, greatestValue, least, leastValue) =>
    `${column}\u202f: le plus grand ${greatest}, ${greatestValue}\u202f; le plus petit ${least}, ${leastValue}.`,
  picture: (caption) => `${caption}, en image. Les flèches du clavier vont d’un repère à l’autre.`,
  mark: (group, column, value, position, marks) =>
    `${column === undefined ? group : `${group}, ${column}`}\u202f: ${value}. ${number(position)} sur ${number(marks)}`,
  other: (groups) => `Autres (${number(groups)})`,
  otherNote: (groups) =>
    count(groups, {
      one: "# groupe plus petit figure sous «\u202fAutres\u202f».",
      many: "# de groupes plus petits figurent ensemble sous «\u202fAutres\u202f».",
      other: "# groupes plus petits figurent ensemble sous «\u202fAutres\u202f»."
    }),
  omittedNote: (groups) =>
    count(groups, {
      one: "# groupe plus petit n’est pas dans l’image.",
      many: "# de groupes plus petits ne sont pas dans l’image.",
      other: "# groupes plus petits ne sont pas dans l’image."
    }),
  cutNote: (groups) =>
    count(groups, {
      one: "Seul # groupe a été lu. Il y en a d’autres.",
      many: "Seuls # de groupes ont été lus. Il y en a d’autres.",
      other: "Seuls # groupes ont été lus. Il y en a d’autres."
    }),
  showAll: "Tout afficher dans le tableau",
  showTable: "Afficher le tableau",
  showChart: "Afficher le graphique",
  share: "Part",
  total: "En tout",
  noName: "Sans nom"
}
