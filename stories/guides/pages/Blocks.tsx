import { Markdown, Source as Block, Story, useOf } from "@storybook/addon-docs/blocks"
import type * as React from "react"
import { docstringOf, propsOf, storyNamesIn, storyDescriptionOf } from "./Declarations.ts"
import "./pages.css"
import { kit, sources, storySourceOf } from "./sources.ts"

/** The exports of a story file. */
export type StoryModule = Readonly<Record<string, unknown>>

type Of = Parameters<typeof useOf>[0]

// Sorted as in the file, because a module's exports have another order.
const storiesIn = (modules: ReadonlyArray<StoryModule>): ReadonlyArray<StoryEntry> =>
  modules.flatMap((module) => {
    const stories = Object.entries(module).filter(([, value]) => isStory(value))
    const source = storySourceOf(fileOf(stories[0]?.[1]))
    const order = storyNamesIn(source)
    return stories
      .map(([name, of]) => ({ name, of, about: storyDescriptionOf(source, name) }))
      .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
  })

interface StoryEntry {
  readonly name: string
  readonly of: unknown
  readonly about: string
}

const isStory = (value: unknown): value is object =>
  typeof value === "object" && value !== null && "_tag" in value && value._tag === "Story"

const storyOf = (of: unknown) => useOf(of as Of, ["story"]).story

const fileOf = (of: unknown): string => (of === undefined ? "" : String(storyOf(of).parameters?.["fileName"] ?? ""))

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

/** All examples of a docstring. */
export function CodeExamples({ of }: { readonly of: string }) {
  return docstringOf(kit, of).examples.map(({ code, title }) => <File code={code} key={title} name={title} />)
}

/** The text of a docstring. */
export const About = ({ of }: { readonly of: string }) => <Markdown>{docstringOf(kit, of).about}</Markdown>

/** The props of a component, read from its source. */
export function Props({ of }: { readonly of: string }) {
  const props = propsOf(sources, `${of}Props`)
  if (props.length === 0) return null
  return (
    <Table
      caption={`Props of ${of}`}
      heads={["Prop", "Description", "Type"]}
      rows={props.map(({ about, isRequired, name, type }) => [
        <>
          <code>{name}</code>
          {isRequired && <strong> required</strong>}
        </>,
        <Markdown key="about">{about}</Markdown>,
        <code key="type">{type}</code>
      ])}
    />
  )
}

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

/** All stories of some files, rendered next to each other. */
export function States({ of }: { readonly of: ReadonlyArray<StoryModule> }) {
  return (
    <div className="guide-states">
      {storiesIn(of).map((entry) => (
        <State key={entry.name} {...entry} />
      ))}
    </div>
  )
}

function State({ about, of }: StoryEntry) {
  const story = storyOf(of)
  return (
    <figure className="docs-story guide-state">
      <figcaption>
        <StoryLink id={story.id}>{story.name}</StoryLink>
        <Markdown>{about}</Markdown>
      </figcaption>
      <Story inline of={of} />
    </figure>
  )
}

/** The tested stories: their descriptions, and the parts of the specification that they cover. */
export function Played({ of }: { readonly of: ReadonlyArray<StoryModule> }) {
  const stories = storiesIn(of).map(({ about, of }) => ({ about, story: storyOf(of) }))
  return (
    <Table
      caption="Stories that every test run plays in Chromium"
      heads={["Story", "Description", "Specification items"]}
      rows={stories.map(({ about, story }) => [
        <StoryLink id={story.id} key="link">
          {story.name}
        </StoryLink>,
        <Markdown key="about">{about}</Markdown>,
        <code key="specs">
          {story.tags
            .filter((tag) => tag.startsWith("spec:"))
            .map((tag) => tag.slice("spec:".length))
            .join(", ")}
        </code>
      ])}
    />
  )
}

function StoryLink({ children, id }: { readonly children: string; readonly id: string }) {
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
