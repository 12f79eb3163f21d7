/**
 * Words of what is done to many items at a time, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { BulkMessages } from "../groups/Bulk.ts"
import { number } from "./format.ts"

/** Words of what is done to many items at a time. */
export const bulk: BulkMessages = {
  selected: (selected, excepted) =>
    `${selected === undefined ? "Todos os resultados selecionados" : `Selecionados: ${number(selected)}`}${excepted === 0 ? "" : `, exceto ${number(excepted)}`}`,
  clear: "Limpar a seleção",
  act: (verb) => ({ add: "Adicionar", change: "Alterar", remove: "Remover", truncate: "Esvaziar" })[verb],
  confirmTitle: (verb, amount, name) =>
    verb === "truncate"
      ? `Esvaziar ${name}?`
      : `${{ add: "Adicionar ", change: "Alterar ", remove: "Remover ", truncate: "Esvaziar " }[verb]}${amount === undefined ? "todos os resultados?" : `${number(amount)} itens?`}`,
  confirmText: (verb) =>
    ({
      add: "São adicionados à coleção.",
      change: "Isto não pode ser desfeito.",
      remove: "Isto não pode ser desfeito.",
      truncate: "Todos os itens são removidos. Isto não pode ser desfeito."
    })[verb],
  typeName: (name) => `Para continuar, digite ${name}`,
  cancel: "Cancelar",
  gathering: (found) => `Procurando os itens… ${number(found)} até agora`,
  running: (verb) =>
    ({ add: "Adicionando…", change: "Alterando…", remove: "Removendo…", truncate: "Esvaziando…" })[verb],
  progress: (done, total) => `${number(done)} de ${number(total)}`,
  percent: (percent) => `${number(percent)}%`,
  left: (left) => `faltam ${number(left)}`,
  stop: "Parar",
  stopping: "Parando: o que está em curso termina primeiro…",
  stopWaiting: "Não esperar",
  finished: (failed, total) =>
    failed === 0 ? "Tudo feito." : failed >= total ? "Nada funcionou." : `Feito. Falharam: ${number(failed)}.`,
  emptied: (name) => `${name} está vazia agora.`,
  cancelled: (done, total) => `Parado após ${number(done)} de ${number(total)}.`,
  cancelledEarly: "Parado. Nada foi tocado.",
  untouched: "O resto não foi tocado.",
  uncertain: "O que estava em curso pode ter sido feito ou não.",
  tally: (status, amount) =>
    `${{ inserted: "Adicionados", updated: "Alterados", removed: "Removidos", skipped: "Ignorados", failed: "Falharam", unknown: "Desconhecidos" }[status]}: ${number(amount)}`,
  goOn: "Continuar",
  goesOn: "Continua sozinho assim que houver conexão.",
  retryFailed: (failed) => `Tentar de novo os que falharam (${number(failed)})`,
  saveAs: (format) => `Salvar como ${format}`,
  done: "Fechar",
  reportCaption: (rows) => `Falharam: ${number(rows)}`,
  place: "N.º",
  line: "Linha",
  item: "Item",
  field: "Campo",
  reason: "Motivo",
  showMore: (rows) => `Mostrar mais ${number(rows)}`,
  reasonUnknown: "Não se sabe se isto foi feito.",
  reasonGone: "Não está mais lá.",
  reasonForbidden: "Você não pode alterar este item.",
  reasonTooLarge: "É grande demais para ser enviado.",
  denied: "Você não tem permissão para fazer isto.",
  signIn: "Entre para fazer isto. O que você escolheu é mantido.",
  signInNow: "Entrar",
  leaveTitle: "Sair enquanto isto está em curso?",
  leaveText: "O que ainda não começou não será feito.",
  leave: "Sair",
  stay: "Ficar"
}
