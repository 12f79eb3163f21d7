import { Canvas } from "@storybook/addon-docs/blocks"
import type * as React from "react"
import { About, Pieces, Played, Props, States, type StoryModule } from "./Blocks.tsx"

interface ComponentPageProps {
  /** Notes to read before using it. */
  readonly children?: React.ReactNode
  /** The interactive story at the top. */
  readonly first: unknown
  /** The hooks below it. */
  readonly hooks?: ReadonlyArray<string>
  /** The names of the components of this page. The page has the name of the first one. */
  readonly of: ReadonlyArray<string>
  /** The unstyled parts. */
  readonly parts?: string | ReadonlyArray<string>
  readonly played: ReadonlyArray<StoryModule>
  readonly states?: ReadonlyArray<StoryModule>
}

/** The page of a component: an interactive story, code in three variants, all states, its props, and its tests. */
export function ComponentPage({
  children,
  first,
  hooks = [],
  of,
  parts = [],
  played,
  states = []
}: ComponentPageProps) {
  return (
    <div className="guide-page">
      {of.map((name) => (
        <About key={name} of={name} />
      ))}
      <Canvas of={first} sourceState="none" />
      {children}
      <h2>Paste it</h2>
      {of.map((name) => (
        <Pieces key={name} of={name} />
      ))}
      {[parts].flat().map((name) => (
        <section key={name}>
          <h3>
            In your own look: <code>{name}</code>
          </h3>
          <About of={name} />
          <Pieces of={name} />
        </section>
      ))}
      {hooks.map((hook) => (
        <section key={hook}>
          <h3>
            All your own: <code>{hook}</code>
          </h3>
          <About of={hook} />
          <Pieces of={hook} />
        </section>
      ))}
      {states.length > 0 && (
        <>
          <h2>Every state</h2>
          <p>Each of these is alive: look at them in the dark, in another language, at 400 % by the toolbar above.</p>
          <States of={states} />
        </>
      )}
      <h2>Props</h2>
      {of.map((name) => (
        <Props key={name} of={name} />
      ))}
      <h2>What is tested</h2>
      <Played of={played} />
    </div>
  )
}
