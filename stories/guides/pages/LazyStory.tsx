import { Controls, DocsContext } from "@storybook/addon-docs/blocks"
import * as React from "react"

interface LazyStoryProps {
  readonly id: string
  /** Whether the page has controls for it, whose values it shows. */
  readonly hasControls?: boolean
}

type Story = Awaited<ReturnType<React.ContextType<typeof DocsContext>["loadStory"]>>

/**
 * A story that is loaded and rendered when it is near the visible area, so that the text of a page does not wait for
 * it. Its play function does not run. It cannot take the focus until it has settled, so that reading does not scroll.
 */
export function LazyStory({ hasControls = false, id }: LazyStoryProps) {
  const context = React.use(DocsContext)
  const frame = React.useRef<HTMLDivElement>(null)
  const isNear = useNear(frame)
  const isSettled = useSettled(frame)
  const [story, setStory] = React.useState<Story>()
  const [failure, setFailure] = React.useState<string>()
  React.useEffect(() => {
    if (isNear) context.loadStory(id).then(setStory, (error) => setFailure(String(error)))
  }, [context, id, isNear])
  React.useEffect(() => {
    const element = frame.current
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
  }, [context, hasControls, story])
  return (
    <>
      <div className="guide-story sb-unstyled" data-story={id} inert={!isSettled} ref={frame} />
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

const useNear = (element: React.RefObject<HTMLElement | null>): boolean => {
  const [isNear, setIsNear] = React.useState(false)
  React.useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(
      // It reports all changes since the last call, oldest first: a busy page moves a story into view before the first call.
      (changes) => {
        if (!changes.some(({ isIntersecting }) => isIntersecting)) return
        setIsNear(true)
        observer.disconnect()
      },
      { rootMargin: "300px" }
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}

// The time without a change after which a story has settled, and the time after which it has in any case: a countdown
// changes each second.
const quiet = 1000
const longest = 4000

/** Whether a story has reached its state: it has content, which has not changed for a while. */
const useSettled = (element: React.RefObject<HTMLElement | null>): boolean => {
  const [isSettled, setIsSettled] = React.useState(false)
  React.useEffect(() => {
    if (element.current === null) return
    const timers: { quiet?: ReturnType<typeof setTimeout>; longest?: ReturnType<typeof setTimeout> } = {}
    const settle = () => setIsSettled(true)
    const observer = new MutationObserver(() => {
      timers.longest ??= setTimeout(settle, longest)
      clearTimeout(timers.quiet)
      timers.quiet = setTimeout(settle, quiet)
    })
    observer.observe(element.current, { characterData: true, childList: true, subtree: true })
    return () => {
      observer.disconnect()
      clearTimeout(timers.quiet)
      clearTimeout(timers.longest)
    }
  }, [element])
  return isSettled
}
