import * as React from "react"
import designedCss from "../../../.storybook/docs/designed.css?raw"
import { anatomyCode } from "./anatomyCode.ts"
import type { Documented, Page } from "../../../.storybook/docs/Component.ts"
import type { ShowcaseStory } from "../../../.storybook/docs/Showcase.ts"
import { File, PageLink, StoryLink, Table, Text } from "./Blocks.tsx"
import { keyboard, type KeyboardPattern } from "./keyboard.ts"
import { LazyStory } from "./LazyStory.tsx"
import { Attributes, LinkedTypes, PartSection, PropsTable, TypeSection } from "./PropsTable.tsx"
import { Styling } from "./Styling.tsx"

interface ComponentPageProps {
  /** Advice: when to use it, what to avoid, and notes. */
  readonly children?: React.ReactNode
  /** The documentation from the sources, a `virtual:portico/docs/` module. */
  readonly docs: Page & {
    /** The code of the parts in a design of the page. */
    readonly designed: string | undefined
    /** The compositions that contain its components. */
    readonly compositions: ReadonlyArray<string>
    readonly stories: ReadonlyArray<ShowcaseStory>
  }
  /** The keyboard patterns. */
  readonly keyboard: ReadonlyArray<KeyboardPattern>
  /** Components that are often used with it: the group and the name of their pages. */
  readonly related?: ReadonlyArray<`${string}/${string}`>
}

/**
 * The page of a component: its best state with controls, its other states, advice, code, the anatomy and props of its
 * parts, its keys and its styling. The text is static, and stories are rendered when they are near the visible area.
 */
export function ComponentPage({ children, docs, keyboard: patterns, related = [] }: ComponentPageProps) {
  const { components, compositions, designed, hooks, parts, stories, styling, types, views } = docs
  // A page without a component starts with its parts, or else with its hooks.
  const main = [components, parts, hooks].find((all) => all.length > 0) ?? []
  const [first, ...others] = stories
  const isPainted = useIsPainted()
  return (
    <LinkedTypes types={types}>
      <div className="guide-page">
        {main.slice(0, components.length > 0 ? components.length : 1).map(({ about, from, name }) => (
          <React.Fragment key={name}>
            <Text>{about}</Text>
            <p className="guide-import">
              <code>{`import { ${name} } from "${from}"`}</code>
            </p>
          </React.Fragment>
        ))}
        {first !== undefined && (
          <figure className="guide-first">
            {isPainted ? <LazyStory hasControls id={first.id} /> : <div className="guide-story sb-unstyled" />}
          </figure>
        )}
        {isPainted && (
          <>
            {others.length > 0 && (
              <>
                <h2>States</h2>
                <div className="guide-states">
                  {others.map((story) => (
                    <State key={story.id} {...story} />
                  ))}
                </div>
              </>
            )}
            {children}
            <h2>Code</h2>
            <Code of={components} />
            {hooks.length > 0 && <h3>Hooks, for your own markup</h3>}
            <Code of={hooks} />
            {components.length > 0 && <h2>Props</h2>}
            {components.map((component) => (
              <React.Fragment key={component.name}>
                <PropsTable caption={`Props of ${component.name}`} props={component.props} />
                <Attributes of={component} />
              </React.Fragment>
            ))}
            {views.length > 0 && (
              <>
                <h3>Views</h3>
                <Table
                  caption="Components that render a state of your own, without a client"
                  heads={["View", "Import from", "Description"]}
                  rows={views.map(({ about, from, name }) => [
                    <code key="name">{name}</code>,
                    <code key="from">{from}</code>,
                    <Text key="about">{about}</Text>
                  ])}
                />
              </>
            )}
            {parts.length > 0 && <h2>Unstyled parts</h2>}
            {parts.map((all) => (
              <section key={all.name}>
                <Text>{all.about}</Text>
                <File code={anatomyCode(all.name, all.anatomy)} name="Anatomy" />
                <Code of={[all]} />
                {all.parts.map((part) => (
                  <PartSection key={part.name} of={all.name} part={part} />
                ))}
              </section>
            ))}
            {designed !== undefined && (
              <>
                <h3>The parts in a design of their own</h3>
                <File code={designed} name="Designed.tsx" />
                <details>
                  <summary>
                    <code>designed.css</code>, the style sheet of the example
                  </summary>
                  <File code={designedCss} name="designed.css" />
                </details>
              </>
            )}
            {types.length > 0 && <h2>Types</h2>}
            {types.map((type) => (
              <TypeSection key={type.name} type={type} />
            ))}
            <h2>Keyboard</h2>
            <Keyboard patterns={patterns} />
            <h2>Styling</h2>
            <Styling components={components} styling={styling} />
            {related.length + compositions.length > 0 && (
              <>
                <h2>Works with</h2>
                <ul>
                  {compositions.map((title) => (
                    <li key={title}>
                      <PageLink to="guides-compositions">{`Composition: ${title}`}</PageLink>
                    </li>
                  ))}
                  {related.map((path) => (
                    <li key={path}>
                      <PageLink to={path.replace("/", "-").toLowerCase()}>{path.slice(path.indexOf("/") + 1)}</PageLink>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </div>
    </LinkedTypes>
  )
}

// The first paint shows the heading and the description. The rest of the page is rendered after it.
const useIsPainted = (): boolean => {
  const [isPainted, setIsPainted] = React.useState(false)
  React.useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => React.startTransition(() => setIsPainted(true))))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isPainted
}

function State({ about, frame, id, name }: ShowcaseStory) {
  return (
    <figure className="docs-story guide-state">
      <figcaption>
        <StoryLink id={id}>{name}</StoryLink>
        <Text>{about}</Text>
      </figcaption>
      <LazyStory frame={frame} id={id} />
    </figure>
  )
}

function Code({ of }: { readonly of: ReadonlyArray<Documented> }) {
  return of.flatMap(({ about, examples, name }) => [
    /^use[A-Z]/.test(name) ? <Text key={name}>{`\`${name}\`: ${about}`}</Text> : null,
    ...examples.map(({ code, title }) => <File code={code} key={`${name} ${title}`} name={title} />)
  ])
}

function Keyboard({ patterns }: { readonly patterns: ReadonlyArray<KeyboardPattern> }) {
  const rows = patterns.flatMap((pattern) => keyboard[pattern])
  if (rows.length === 0) return <p>It has no controls, so no keys.</p>
  return (
    <Table
      caption="Keys"
      heads={["Keys", "Effect"]}
      rows={rows.map(([keys, effect]) => [<kbd key="keys">{keys}</kbd>, <Text key="effect">{effect}</Text>])}
    />
  )
}
