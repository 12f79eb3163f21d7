/**
 * Words of files that items are moved into and out of, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { TransferMessages } from "../groups/Transfer.ts"
import { number } from "./format.ts"

/** Words of files that items are moved into and out of. */
export const transfer: TransferMessages = {
  importTitle: (name) => `Importar en ${name}`,
  pick: "Elegir un archivo",
  drop: "o suéltalo aquí",
  accepts: "Una tabla (CSV) o un objeto por línea (JSONL)",
  reading: (file) => `Leyendo ${file}…`,
  otherFile: "Elegir otro archivo",
  format: "Formato",
  formatName: (format) => (format === "CSV" ? "CSV, una tabla" : "JSONL, un objeto por línea"),
  previewCaption: (rows) => `Primeras filas: ${number(rows)}`,
  checked: (checked, mistaken) =>
    mistaken === 0
      ? `Sin errores en las primeras ${number(checked)} filas.`
      : `Errores en ${number(mistaken)} de las primeras ${number(checked)} filas. Se omiten y se enumeran al final.`,
  noRows: "No hay filas en este archivo.",
  columns: "Columnas",
  goesTo: (column) => `La columna ${column} va a`,
  ownName: (column) => `${column} (su propio nombre)`,
  leaveOut: "ninguna parte: omitirla",
  fieldType: (type) =>
    ({
      text: "texto",
      number: "número",
      boolean: "sí o no",
      date: "fecha",
      list: "lista",
      object: "objeto",
      reference: "referencia",
      mixed: "cualquiera"
    })[type],
  mode: "Elementos que ya están",
  modeName: (mode) =>
    ({
      OVERWRITE: "Reemplazarlos",
      SKIP_EXISTING: "Dejarlos como están",
      TRUNCATE_BEFORE: "Vaciar antes la colección"
    })[mode],
  modeHint: (mode) =>
    ({
      OVERWRITE: "Una fila con el _id de un elemento ocupa su lugar.",
      SKIP_EXISTING: "Solo se añaden filas con un _id nuevo, o sin él.",
      TRUNCATE_BEFORE: "Se eliminan todos los elementos antes de añadir la primera fila. Esto no se puede deshacer."
    })[mode],
  start: "Importar",
  importing: (file) => `Importando ${file}`,
  rows: (rows) => `Filas hasta ahora: ${number(rows)}`,
  read: (percent) => `${number(percent)} % del archivo procesado`,
  stop: "Detener",
  stopped: (rows) => `Detenido. Filas tratadas: ${number(rows)}.`,
  ended: (status, failed) =>
    ({
      COMPLETED: "Todas las filas están guardadas.",
      FAILED: "No se ha podido guardar ninguna fila.",
      PARTIALLY_SUCCESSFUL: `Hecho. Filas no guardadas: ${number(failed)}.`
    })[status],
  unfinished: (file, rows) => `La importación de ${file} no terminó. Filas tratadas: ${number(rows)}.`,
  chooseAgain: "Elige el mismo archivo otra vez y continúa desde ahí.",
  otherThan: (file) => `Este archivo no es ${file}, o ha cambiado desde entonces.`,
  forget: "Olvidarla",
  again: "Importar otro archivo",
  fileFault: (what, reason) =>
    `${{ unreadable: "No se ha podido leer el archivo.", header: "La primera fila no nombra las columnas.", notTruncated: "Las primeras filas tienen errores, o no hay ninguna: no se ha eliminado nada.", notText: "No es un archivo de texto: elige una tabla (CSV) o líneas de objetos (JSONL), guardada como UTF-8." }[what]}${reason === undefined ? "" : ` ${reason}`}`,
  exportTitle: (name) => `Exportar ${name}`,
  scope: "Qué elementos",
  scopeName: (scope, amount) => {
    const said = { all: "Todos los elementos", filter: "Lo que encuentra el filtro", selection: "Lo seleccionado" }[
      scope
    ]
    return amount === undefined ? said : `${said} (${number(amount)})`
  },
  exportStart: "Exportar",
  exportAgain: "Exportar de nuevo",
  written: (done, total) => `En el archivo hasta ahora: ${number(done)} de ${number(total)}.`,
  collecting: (done, total) => `Buscando los campos: ${number(done)} de ${number(total)}…`,
  fields: (chosen, all) => (chosen === all ? "Todos los campos" : `Campos: ${number(chosen)} de ${number(all)}`),
  exporting: (done, total) =>
    total === undefined ? "Contando los elementos…" : `Escribiendo ${number(done)} de ${number(total)}…`,
  ready: (amount) => `El archivo está listo. Elementos: ${number(amount)}.`,
  download: (file) => `Guardar ${file}`,
  empty: "No hay nada que exportar.",
  unfit: (id, reason) => `El elemento ${id} no se puede escribir: ${reason}`,
  close: "Cerrar"
}
