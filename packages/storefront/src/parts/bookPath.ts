const folder = "/books/"

/** Returns the path of a book's page. */
export const bookPath = (id: string): string => folder + encodeURIComponent(id)

/**
 * Returns the book id of a path that {@link bookPath} created, or `undefined` if the path is malformed. It takes the
 * browser's own path, because the router decodes parameters partially, which breaks ids that contain `%`.
 */
export const bookAt = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname.slice(folder.length))
  } catch {
    return undefined
  }
}
