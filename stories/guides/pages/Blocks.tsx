import { Markdown, Source as Block } from "@storybook/addon-docs/blocks"
import type * as React from "react"
import "./pages.css"

/** A file to copy and paste. */
export function File({ code, name }: { readonly code: string; readonly name: string }) {
  return (
    <figure className="guide-file">
      <figcaption>
        <code>{name}</code>
      </figcaption>
      <Block code={code.trim()} dark language={name.endsWith(".css") ? "css" : "tsx"} />
    </figure>
  )
}

/** A text in Markdown. */
export const Text = ({ children }: { readonly children: string }) => <Markdown>{children}</Markdown>

interface TableProps {
  readonly caption: string
  readonly heads: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<React.ReactNode>>
}

/** A table that scrolls in its own box on narrow pages. */
export function Table({ caption, heads, rows }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- users scroll it with the keyboard
    <section aria-label={caption} className="guide-table" tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, place) => (
                <td key={heads[place]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A link to the canvas of a story. */
export function StoryLink({ children, id }: { readonly children: string; readonly id: string }) {
  return (
    <a href={`./?path=/story/${id}`} target="_top">
      {children}
    </a>
  )
}

/** A link to a page of the documentation. */
export const PageLink = ({ children, to }: { readonly children: React.ReactNode; readonly to: string }) => (
  <a href={`./?path=/docs/${to}--docs`} target="_top">
    {children}
  </a>
)
