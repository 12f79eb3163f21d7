import { Canvas } from "@storybook/addon-docs/blocks"
import type * as React from "react"
import { About, CodeExamples, Played, Props, States, type StoryModule } from "./Blocks.tsx"

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
      <h2>Code</h2>
      {of.map((name) => (
        <CodeExamples key={name} of={name} />
      ))}
      {[parts].flat().map((name) => (
        <section key={name}>
          <h3>
            With your own style: <code>{name}</code>
          </h3>
          <About of={name} />
          <CodeExamples of={name} />
        </section>
      ))}
      {hooks.map((hook) => (
        <section key={hook}>
          <h3>
            With your own markup: <code>{hook}</code>
          </h3>
          <About of={hook} />
          <CodeExamples of={hook} />
        </section>
      ))}
      {states.length > 0 && (
        <>
          <h2>Every state</h2>
          <p>Each state is interactive. The toolbar above changes its theme, language and text size.</p>
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
