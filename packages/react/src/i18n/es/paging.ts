/**
 * Words of lists that come page by page, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { PagingMessages } from "../groups/Paging.ts"
import { count, list, number } from "./format.ts"

const items = (value: number): string =>
  count(value, { one: "# elemento", many: "# de elementos", other: "# elementos" })

/** Words of lists that come page by page. */
export const paging: PagingMessages = {
  label: "Páginas",
  page: (page, pages) =>
    pages === undefined ? `Página ${number(page)}` : `Página ${number(page)} de ${number(pages)}`,
  range: (from, to, total, more) =>
    total === undefined
      ? `Elementos ${number(from)}–${number(to)}`
      : `${number(from)}–${number(to)} de ${more ? "más de " : ""}${items(total)}`,
  first: "Primera página",
  previous: "Página anterior",
  next: "Página siguiente",
  last: "Última página",
  size: "Elementos por página",
  loading: "Cargando la página…",
  noNext: "Esta es la última página.",
  noPrevious: "Esta es la primera página.",
  unread: (page) => `No se pudo leer la página ${number(page)}.`,
  beyond: "Ya no hay nada en esta página.",
  loadingList: (label) => `Cargando: ${label}…`,
  loadMore: "Cargar más",
  loadingMore: "Cargando más…",
  loaded: (added, shown) =>
    `${count(added, { one: "# elemento más", many: "# de elementos más", other: "# elementos más" })}, ${number(shown)} en total.`,
  end: (shown) => `Eso es todo: ${items(shown)}.`,
  empty: "Aquí todavía no hay nada.",
  retry: "Reintentar",
  signIn: "Iniciar sesión",
  newItems: (added) =>
    `Mostrar ${count(added, { one: "# elemento nuevo", many: "# de elementos nuevos", other: "# elementos nuevos" })}`,
  pastList: "Saltar la lista",
  offline: "No tienes conexión. Lo que está aquí se queda, y el resto llegará cuando vuelvas.",
  ignored: (parts) => `Una parte de esta dirección no se pudo entender y se omitió: ${list(parts)}.`,
  dismiss: "Cerrar"
}
