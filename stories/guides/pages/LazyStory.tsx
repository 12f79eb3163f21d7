import { Controls, DocsContext } from "@storybook/addon-docs/blocks"
import * as React from "react"
import { FramedStory } from "./FramedStory.tsx"
import { useNear, useSettled } from "./visibility.ts"

interface LazyStoryProps {
  readonly id: string
  /** The height of its frame, if it is rendered in a document of its own. */
  readonly frame?: string | undefined
  /** Whether the page has controls for it, whose values it shows. */
  readonly hasControls?: boolean
}

type Story = Awaited<ReturnType<React.ContextType<typeof DocsContext>["loadStory"]>>

/**
 * A story that is loaded and rendered when it is near the visible area, so that the text of a page does not wait for
 * it. Its play function does not run. It cannot take the focus until it has settled, so that reading does not scroll.
 */
export function LazyStory({ frame, hasControls = false, id }: LazyStoryProps) {
  const box = React.useRef<HTMLDivElement>(null)
  const isNear = useNear(box)
  return frame === undefined ? (
    <InlineStory box={box} hasControls={hasControls} id={id} isNear={isNear} />
  ) : (
    <div className="guide-story sb-unstyled" data-story={id} ref={box}>
      {isNear && <FramedStory height={frame} id={id} />}
    </div>
  )
}

interface InlineStoryProps {
  readonly box: React.RefObject<HTMLDivElement | null>
  readonly hasControls: boolean
  readonly id: string
  readonly isNear: boolean
}

function InlineStory({ box, hasControls, id, isNear }: InlineStoryProps) {
  const context = React.use(DocsContext)
  const [content, setContent] = React.useState<Node | null>(null)
  const isSettled = useSettled(content, box)
  const [story, setStory] = React.useState<Story>()
  const [failure, setFailure] = React.useState<string>()
  React.useEffect(() => setContent(box.current), [box])
  React.useEffect(() => {
    if (isNear) context.loadStory(id).then(setStory, (error) => setFailure(String(error)))
  }, [context, id, isNear])
  React.useEffect(() => {
    const element = box.current
    if (story === undefined || element === null) return
    const stop = context.renderStoryToElement(
      story,
      element,
      {
        showMain: () => {},
        showError: ({ description, title }) => setFailure(`${title}: ${description}`),
        showException: (error) => setFailure(String(error))
      },
      { autoplay: false, forceInitialArgs: !hasControls }
    )
    return () => void Promise.resolve().then(stop)
  }, [box, context, hasControls, story])
  return (
    <>
      <div className="guide-story sb-unstyled" data-story={id} inert={!isSettled} ref={box} />
      {failure !== undefined && <pre role="alert">{failure}</pre>}
      {hasControls && story !== undefined && <StoryControls story={story} />}
    </>
  )
}

// The block looks stories up by the exports of modules that the page imports. This page imports none.
function StoryControls({ story }: { readonly story: Story }) {
  const context = React.use(DocsContext)
  const value = React.useMemo(
    () => Object.assign(Object.create(context) as typeof context, { resolveOf: () => ({ type: "story", story }) }),
    [context, story]
  )
  const names = Object.entries(story.argTypes).flatMap(([name, { control }]) => (isEditable(control) ? [name] : []))
  if (names.length === 0) return null
  return (
    <DocsContext value={value}>
      <Controls include={names} of={story} />
    </DocsContext>
  )
}

// Only these are easy to edit. An object has its example in the code.
const editors: ReadonlySet<unknown> = new Set(["boolean", "number", "select", "text"])

const isEditable = (control: Story["argTypes"][string]["control"]): boolean =>
  typeof control === "object" && control.disable !== true && editors.has(control.type)
