/**
 * Words of the builder of filters, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { FilterMessages } from "../groups/Filter.ts"
import { number } from "./format.ts"

/** Words of the builder of filters. */
export const filter: FilterMessages = {
  title: "Filtrar",
  match: "Qué elementos se muestran",
  all: "Se cumplen todas",
  any: "Se cumple alguna",
  notAll: "No se cumplen todas",
  none: "No se cumple ninguna",
  field: "Campo",
  operator: "Comparación",
  value: "Valor",
  lower: "Desde",
  upper: "Hasta, sin incluirlo",
  type: "Tipo de valor",
  text: "Texto",
  number: "Número",
  date: "Fecha y hora",
  boolean: "Sí o no",
  yes: "Sí",
  no: "No es así",
  addCondition: "Añadir una condición",
  addGroup: "Añadir un grupo",
  addValue: "Añadir",
  apply: "Aplicar el filtro",
  clear: "Borrar",
  conditionAdded: "Condición añadida.",
  groupAdded: "Grupo añadido.",
  conditionRemoved: "Condición quitada.",
  groupRemoved: "Grupo quitado.",
  applied: "Filtro aplicado.",
  cleared: "Filtro borrado.",
  fieldMissing: "Elija un campo.",
  valueMissing: "Introduzca un valor.",
  valuesMissing: "Añada al menos un valor.",
  numberMalformed: "Introduzca un número.",
  dateMalformed: "Introduzca una fecha y una hora.",
  kindsDiffer: "Los dos valores deben ser del mismo tipo.",
  broken: "Este filtro no se puede usar. Se ha omitido.",
  fixed: "Esta condición solo se puede quitar aquí.",
  everything: "todos los elementos",
  nothing: "ningún elemento",
  eq: "es",
  ne: "no es",
  lt: "es menor que",
  gt: "es mayor que",
  lte: "es como máximo",
  gte: "es como mínimo",
  between: "está entre",
  before: "es anterior a",
  after: "es posterior a",
  notAfter: "no es posterior a",
  notBefore: "no es anterior a",
  startsWith: "empieza por",
  endsWith: "termina en",
  contains: "contiene",
  matches: "dice",
  hasSome: "tiene alguno de",
  hasAll: "tiene todos los de",
  in: "es uno de",
  exists: "está presente",
  existsNot: "no está presente",
  isEmpty: "está vacío",
  isNotEmpty: "no está vacío",
  condition: (position) => `Condición ${number(position)}`,
  group: (position) => `Grupo ${number(position)}`,
  removeCondition: (position) => `Quitar la condición ${number(position)}`,
  removeGroup: (position) => `Quitar el grupo ${number(position)}`,
  quoted: (text) => `«${text}»`,
  removeValue: (value) => `Quitar ${value}`,
  says: (field, operator, value) => `${field} ${operator} ${value}`.trim(),
  saysRange: (field, lower, upper) => `${field} es como mínimo ${lower}, pero menor que ${upper}`,
  and: (parts, grouped) => joined(parts, grouped, (next) => (/^\P{L}*(?:i|í|hi(?!e))/iu.test(next) ? "e" : "y")),
  or: (parts, grouped) => joined(parts, grouped, (next) => (/^(?:\P{L}*(?:o|ó|ho)|8)/iu.test(next) ? "u" : "o")),
  not: (part) => `no ${part}`,
  more: (values, hidden) => `${values} y ${number(hidden)} más`
}

// Before its own sound a word of one sound is another: «e idioma», «u obra».
const joined = (parts: ReadonlyArray<string>, grouped: boolean, word: (next: string) => string): string =>
  parts.reduce((text, next) => `${text}${grouped ? "," : ""} ${word(next)} ${next}`)
