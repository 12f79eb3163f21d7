import { useMessages } from "@portico/react"

/** A link of the page's own, beside the parts of the kit. */
export function HomeLink() {
  const { flow, locale } = useMessages()
  return <a href={`/${locale}/`}>{flow.goOn}</a>
}
