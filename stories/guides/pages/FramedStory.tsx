import { DocsContext } from "@storybook/addon-docs/blocks"
import * as React from "react"
import { framedName } from "../../../.storybook/framed.ts"
import { useSettled } from "./visibility.ts"

interface FramedStoryProps {
  readonly id: string
  /** The height of the frame, as a CSS value. */
  readonly height: string
}

/**
 * A story in a document of its own, for stories that take over their page, such as those with an open modal dialog. It
 * has the settings of the toolbar, and cannot take the focus until it has settled.
 */
export function FramedStory({ height, id }: FramedStoryProps) {
  const globals = useGlobals(id)
  const [content, setContent] = React.useState<Node | null>(null)
  const frame = React.useRef<HTMLIFrameElement>(null)
  const isSettled = useSettled(content, frame)
  if (globals === undefined) return null
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is a story of this Storybook
    <iframe
      className="guide-frame"
      inert={!isSettled}
      name={framedName}
      ref={frame}
      onLoad={({ currentTarget }) => setContent(currentTarget.contentDocument)}
      src={`iframe.html?viewMode=story&id=${id}&globals=${globals}`}
      style={{ blockSize: height }}
      title={`The story ${id}`}
    />
  )
}

interface Settings {
  readonly globals: Readonly<Record<string, unknown>>
}

// Storybook accepts only these characters in the address of a story. Other values are those of the page itself.
const safe = /^[\w -]+$/

const addressOf = (globals: Settings["globals"]): string =>
  Object.entries(globals)
    .flatMap(([name, value]) => (safe.test(String(value)) ? [`${name}:${encodeURIComponent(String(value))}`] : []))
    .join(";")

/** Returns the settings of the toolbar, in the format of the address of a story. */
const useGlobals = (id: string): string | undefined => {
  const context = React.use(DocsContext)
  const [globals, setGlobals] = React.useState<string>()
  React.useEffect(() => {
    const update = () =>
      context.loadStory(id).then(
        (story) => setGlobals(addressOf((context.getStoryContext(story) as unknown as Settings).globals)),
        () => setGlobals("")
      )
    void update()
    // The toolbar emits it. Other events on settings may come from a story in a frame, and would reload the frame.
    context.channel.on("updateGlobals", update)
    return () => context.channel.off("updateGlobals", update)
  }, [context, id])
  return globals
}
