/**
 * Words of a chart, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ChartMessages } from "../groups/Chart.ts"
import { count, number } from "./format.ts"

/** Words of a chart. */
export const chart: ChartMessages = {
  loading: (caption) => `Carregando: ${caption}…`,
  refetching: "Atualizando…",
  empty: "Ainda não há nada para desenhar.",
  groups: (groups) => `${count(groups, { one: "# grupo", many: "# de grupos", other: "# grupos" })}.`,
  only: (group, column, value) => `${column === undefined ? group : `${group}, ${column}`}: ${value}.`,
  extremes: (greatest, greatestValue, least, leastValue) =>
    `O maior: ${greatest}, ${greatestValue}. O menor: ${least}, ${leastValue}.`,
  extremesOf: (column, greatest, greatestValue, least, leastValue) =>
    `${column}: o maior ${greatest}, ${greatestValue}; o menor ${least}, ${leastValue}.`,
  picture: (caption) => `${caption}, como imagem. As setas do teclado vão de marca em marca.`,
  mark: (group, column, value, position, marks) =>
    `${column === undefined ? group : `${group}, ${column}`}: ${value}. ${number(position)} de ${number(marks)}`,
  other: (groups) => `Outros (${number(groups)})`,
  otherNote: (groups) =>
    count(groups, {
      one: "# grupo menor está em “Outros”.",
      many: "# de grupos menores estão juntos em “Outros”.",
      other: "# grupos menores estão juntos em “Outros”."
    }),
  omittedNote: (groups) =>
    count(groups, {
      one: "# grupo menor não está na imagem.",
      many: "# de grupos menores não estão na imagem.",
      other: "# grupos menores não estão na imagem."
    }),
  cutNote: (groups) =>
    count(groups, {
      one: "Só # grupo foi lido. Há mais.",
      many: "Só # de grupos foram lidos. Há mais.",
      other: "Só # grupos foram lidos. Há mais."
    }),
  showAll: "Mostrar tudo na tabela",
  showTable: "Mostrar como tabela",
  showChart: "Mostrar como gráfico",
  share: "Parcela",
  total: "Ao todo",
  noName: "Sem nome"
}
