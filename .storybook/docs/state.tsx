import type { Decorator, StoryContext } from "@storybook/react-vite"
import type * as React from "react"
import "./designed.css"
import { Entered, type Entries } from "./Entered.tsx"

type Args = Record<string, unknown>
type Show = (args: unknown, context: unknown) => React.ReactElement

/** A story of another file. */
interface OtherStory {
  readonly input: object
  readonly meta: { readonly input: object }
}

interface Annotations {
  readonly args?: Args
  readonly component?: React.ComponentType<Args>
  readonly decorators?: Decorator | ReadonlyArray<Decorator>
  readonly loaders?: unknown
  readonly parameters?: unknown
  readonly render?: (args: Args, context: StoryContext) => React.ReactNode
}

interface Setup {
  readonly args: Args
  readonly component: React.ComponentType<Args>
}

const annotationsOf = ({ input, meta }: OtherStory): { readonly own: Annotations; readonly shared: Annotations } => ({
  own: input,
  shared: meta.input
})

/** Returns the component, arguments, decorators, loaders and parameters of another file, for the meta of a showcase. */
export const setupOf = (story: OtherStory): Setup => {
  const { args = {}, component = () => null, decorators, loaders, parameters, render } = annotationsOf(story).shared
  const given = Object.entries({ decorators, loaders, parameters, render }).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(given), args, component }
}

/** Returns the arguments of a story, which the controls of a showcase can change. */
export const argsOf = (story: OtherStory): Args => {
  const { own, shared } = annotationsOf(story)
  return { ...shared.args, ...own.args }
}

/** Returns the render function of a showcase story that shows another story without its play function. */
export const stateOf = (story: OtherStory): Show => {
  const { own, shared } = annotationsOf(story)
  return shown(story, [own.decorators ?? [], shared.decorators ?? []].flat())
}

const shown = (story: OtherStory, decorators: ReadonlyArray<Decorator>): Show => {
  const { own, shared } = annotationsOf(story)
  const args = argsOf(story)
  const View = shared.component ?? (() => null)
  const render = own.render ?? shared.render
  return (_, given) => {
    const context = given as StoryContext
    const content = <>{render === undefined ? <View {...args} /> : render(args, context)}</>
    return decorators.reduce((inner, decorate) => <>{decorate(() => inner, context)}</>, content)
  }
}

/** Returns the render function of a showcase story that shows another story whose fields, by selector, are filled in. */
export const filledOf = (story: OtherStory, entries: Entries): Show => {
  const show = stateOf(story)
  return (args, context) => <Entered entries={entries}>{show(args, context)}</Entered>
}

/** Returns the render function of a showcase story that shows unstyled parts in a design of their own. */
export const partsOf = (story: OtherStory): Show => {
  // Without the page around the styled component.
  const show = shown(story, [])
  return (args, context) => <div className="designed">{show(args, context)}</div>
}
