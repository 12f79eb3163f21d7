/**
 * Words of an item, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ItemMessages } from "../groups/Item.ts"
import { count } from "./format.ts"

/** Words of an item. */
export const item: ItemMessages = {
  createTitle: "Novo item",
  editTitle: "Editar item",
  create: "Criar",
  creating: "Criando…",
  save: "Salvar alterações",
  saving: "Salvando…",
  loading: "Carregando…",
  notFound: "Este item não existe. Talvez tenha sido removido.",
  retry: "Tentar de novo",
  created: "O item foi criado.",
  saved: "Suas alterações foram salvas.",
  unchanged: "Você não alterou nada, então não havia nada para salvar.",
  removed: "O item foi excluído.",
  reset: "Descartar alterações",
  unsaved: (fields) =>
    count(fields, {
      one: "# campo ainda não foi salvo.",
      many: "# de campos ainda não foram salvos.",
      other: "# campos ainda não foram salvos."
    }),
  changed: "alterado",
  optional: "opcional",
  linesHint: "Um valor por linha.",
  jsonHint: "Escrito como JSON, textos entre aspas.",
  referencesLater: "Poderá ser escolhido quando o item estiver criado.",
  notChosen: "Nenhum",
  oddNames: (names) => `Os filtros não encontram estes campos por causa de um ponto ou cifrão no nome: ${names}.`,
  conflict: "Vocês dois alteraram estes campos. Escolha o valor que deve ficar:",
  mine: "O seu",
  theirs: "O outro",
  saveChosen: "Salvar com estes valores",
  remove: "Excluir",
  removeTitle: "Excluir este item?",
  removeText: "Ele não poderá ser recuperado.",
  removing: "Excluindo…",
  cancel: "Cancelar",
  leaveTitle: "Sair sem salvar?",
  leaveText: "O que você digitou aqui ainda não foi salvo e será perdido.",
  leave: "Sair",
  stay: "Ficar",
  signIn: "Entrar"
}
