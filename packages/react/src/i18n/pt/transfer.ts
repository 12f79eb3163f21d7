/**
 * Words of files that items are moved into and out of, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { TransferMessages } from "../groups/Transfer.ts"
import { number } from "./format.ts"

/** Words of files that items are moved into and out of. */
export const transfer: TransferMessages = {
  importTitle: (name) => `Importar para ${name}`,
  pick: "Escolher um arquivo",
  drop: "ou solte-o aqui",
  accepts: "Uma tabela (CSV) ou um objeto por linha (JSONL)",
  reading: (file) => `Lendo ${file}…`,
  otherFile: "Escolher outro arquivo",
  format: "Formato",
  formatName: (format) => (format === "CSV" ? "CSV, uma tabela" : "JSONL, um objeto por linha"),
  previewCaption: (rows) => `Primeiras linhas: ${number(rows)}`,
  checked: (checked, mistaken) =>
    mistaken === 0
      ? `Sem erros nas primeiras ${number(checked)} linhas.`
      : `Erros em ${number(mistaken)} das primeiras ${number(checked)} linhas. São ignoradas e listadas no fim.`,
  noRows: "Não há linhas neste arquivo.",
  columns: "Colunas",
  goesTo: (column) => `A coluna ${column} vai para`,
  ownName: (column) => `${column} (o próprio nome)`,
  leaveOut: "lugar nenhum: ignorar",
  fieldType: (type) =>
    ({
      text: "texto",
      number: "número",
      boolean: "sim ou não",
      date: "data",
      list: "lista",
      object: "objeto",
      reference: "referência",
      mixed: "qualquer"
    })[type],
  mode: "Itens que já existem",
  modeName: (mode) =>
    ({
      OVERWRITE: "Substituí-los",
      SKIP_EXISTING: "Deixá-los como estão",
      TRUNCATE_BEFORE: "Esvaziar antes a coleção"
    })[mode],
  modeHint: (mode) =>
    ({
      OVERWRITE: "Uma linha com o _id de um item toma o lugar dele.",
      SKIP_EXISTING: "Só linhas com um _id novo, ou sem, são adicionadas.",
      TRUNCATE_BEFORE: "Todos os itens são removidos antes de a primeira linha entrar. Isto não pode ser desfeito."
    })[mode],
  start: "Importar",
  importing: (file) => `Importando ${file}`,
  rows: (rows) => `Linhas até agora: ${number(rows)}`,
  read: (percent) => `${number(percent)}% do arquivo processado`,
  stop: "Parar",
  stopped: (rows) => `Parado. Linhas tratadas: ${number(rows)}.`,
  ended: (status, failed) =>
    ({
      COMPLETED: "Todas as linhas estão salvas.",
      FAILED: "Nenhuma linha pôde ser salva.",
      PARTIALLY_SUCCESSFUL: `Feito. Linhas não salvas: ${number(failed)}.`
    })[status],
  unfinished: (file, rows) => `A importação de ${file} não terminou. Linhas tratadas: ${number(rows)}.`,
  chooseAgain: "Escolha o mesmo arquivo outra vez, e ela continua daí.",
  otherThan: (file) => `Este arquivo não é ${file}, ou mudou desde então.`,
  forget: "Esquecer",
  again: "Importar outro arquivo",
  fileFault: (what, reason) =>
    `${{ unreadable: "O arquivo não pôde ser lido.", header: "A primeira linha não nomeia as colunas.", notTruncated: "As primeiras linhas têm erros, ou não há nenhuma: nada foi removido.", notText: "Não é um arquivo de texto: escolha uma tabela (CSV) ou linhas de objetos (JSONL), salva em UTF-8." }[what]}${reason === undefined ? "" : ` ${reason}`}`,
  exportTitle: (name) => `Exportar ${name}`,
  scope: "Quais itens",
  scopeName: (scope, amount) => {
    const said = { all: "Todos os itens", filter: "O que o filtro encontra", selection: "O que está selecionado" }[
      scope
    ]
    return amount === undefined ? said : `${said} (${number(amount)})`
  },
  exportStart: "Exportar",
  exportAgain: "Exportar de novo",
  written: (done, total) => `No arquivo até agora: ${number(done)} de ${number(total)}.`,
  collecting: (done, total) => `Procurando os campos: ${number(done)} de ${number(total)}…`,
  fields: (chosen, all) => (chosen === all ? "Todos os campos" : `Campos: ${number(chosen)} de ${number(all)}`),
  exporting: (done, total) =>
    total === undefined ? "Contando os itens…" : `Escrevendo ${number(done)} de ${number(total)}…`,
  ready: (amount) => `O arquivo está pronto. Itens: ${number(amount)}.`,
  download: (file) => `Salvar ${file}`,
  empty: "Não há nada para exportar.",
  unfit: (id, reason) => `O item ${id} não pode ser escrito: ${reason}`,
  close: "Fechar"
}
