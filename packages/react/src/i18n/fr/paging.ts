/**
 * Words of lists that come page by page, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { PagingMessages } from "../groups/Paging.ts"
import { count, list, number } from "./format.ts"

const items = (value: number): string => count(value, { one: "# élément", many: "# d’éléments", other: "# éléments" })

/** Words of lists that come page by page. */
export const paging: PagingMessages = {
  label: "Pages",
  page: (page, pages) => (pages === undefined ? `Page ${number(page)}` : `Page ${number(page)} sur ${number(pages)}`),
  range: (from, to, total, more) =>
    total === undefined
      ? `Éléments ${number(from)} à ${number(to)}`
      : `${number(from)} à ${number(to)} sur ${more ? "plus de " : ""}${items(total)}`,
  first: "Première page",
  previous: "Page précédente",
  next: "Page suivante",
  last: "Dernière page",
  size: "Éléments par page",
  loading: "Chargement de la page…",
  noNext: "C’est la dernière page.",
  noPrevious: "C’est la première page.",
  unread: (page) => `La page ${number(page)} n’a pas pu être lue.`,
  beyond: "Il n’y a plus rien sur cette page.",
  loadingList: (label) => `Chargement\u202f: ${label}…`,
  loadMore: "Charger la suite",
  loadingMore: "Chargement de la suite…",
  loaded: (added, shown) =>
    `${count(added, { one: "# élément de plus", many: "# d’éléments de plus", other: "# éléments de plus" })}, ${number(shown)} en tout.`,
  end: (shown) => `C’est tout\u202f: ${items(shown)}.`,
  empty: "Il n’y a encore rien ici.",
  retry: "Réessayer",
  signIn: "Se connecter",
  newItems: (added) =>
    `Afficher ${count(added, { one: "# nouvel élément", many: "# de nouveaux éléments", other: "# nouveaux éléments" })}`,
  pastList: "Passer la liste",
  offline: "Vous êtes hors ligne. Ce qui est ici reste, et la suite viendra à votre retour.",
  ignored: (parts) => `Une partie de cette adresse n’a pas été comprise et a été ignorée\u202f: ${list(parts)}.`,
  dismiss: "Fermer"
}
