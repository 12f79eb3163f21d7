const folder = "/books/"

/** Address of a book's page. */
export const bookPath = (id: string): string => folder + encodeURIComponent(id)

/**
 * The book whose page has an address, if it is one that {@link bookPath} can have made. It takes the address as the
 * browser has it: the router decodes parameters in part, which a `%` in an id does not survive.
 */
export const bookAt = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname.slice(folder.length))
  } catch {
    return undefined
  }
}
