/**
 * Words of a chart, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ChartMessages } from "../groups/Chart.ts"
import { count, number } from "./format.ts"

/** Words of a chart. */
export const chart: ChartMessages = {
  loading: (caption) => `Cargando: ${caption}…`,
  refetching: "Actualizando…",
  empty: "Todavía no hay nada que dibujar.",
  groups: (groups) => `${count(groups, { one: "# grupo", many: "# de grupos", other: "# grupos" })}.`,
  only: (group, column, value) => `${column === undefined ? group : `${group}, ${column}`}: ${value}.`,
  extremes: (greatest, greatestValue, least, leastValue) =>
    `El mayor: ${greatest}, ${greatestValue}. El menor: ${least}, ${leastValue}.`,
  extremesOf: (column, greatest, greatestValue, least, leastValue) =>
    `${column}: el mayor ${greatest}, ${greatestValue}; el menor ${least}, ${leastValue}.`,
  picture: (caption) => `${caption}, como imagen. Las flechas del teclado van de marca en marca.`,
  mark: (group, column, value, position, marks) =>
    `${column === undefined ? group : `${group}, ${column}`}: ${value}. ${number(position)} de ${number(marks)}`,
  other: (groups) => `Otros (${number(groups)})`,
  otherNote: (groups) =>
    count(groups, {
      one: "# grupo menor está en «Otros».",
      many: "# de grupos menores están juntos en «Otros».",
      other: "# grupos menores están juntos en «Otros»."
    }),
  omittedNote: (groups) =>
    count(groups, {
      one: "# grupo menor no está en la imagen.",
      many: "# de grupos menores no están en la imagen.",
      other: "# grupos menores no están en la imagen."
    }),
  cutNote: (groups) =>
    count(groups, {
      one: "Solo se leyó # grupo. Hay más.",
      many: "Solo se leyeron # de grupos. Hay más.",
      other: "Solo se leyeron # grupos. Hay más."
    }),
  showAll: "Ver todo en la tabla",
  showTable: "Ver como tabla",
  showChart: "Ver como gráfico",
  share: "Parte",
  total: "En total",
  noName: "Sin nombre"
}
