import type { Services } from "@portico/client/Client"
import { ClientProvider, type Messages } from "@portico/react"
import type * as Layer from "effect/Layer"
import * as React from "react"
import { attributesOf, type Globals, settingsOf } from "./settings.ts"

interface PageProps {
  readonly children: React.ReactNode
  readonly client: Layer.Layer<Services>
  readonly globals: Globals
  /** Whether it is the only story in its document. */
  readonly isAlone: boolean
  /** The messages of its language. */
  readonly messages: Messages | undefined
}

/** The page around a story, with the client of its world. */
export function Page({ children, client, globals, isAlone, messages }: PageProps) {
  return (
    <div
      {...attributesOf(settingsOf(globals))}
      style={{
        background: "var(--portico-color-bg)",
        color: "var(--portico-color-text)",
        boxSizing: "border-box",
        minBlockSize: isAlone ? "100vh" : "auto",
        padding: "clamp(1rem, 4vw, 2rem)"
      }}
    >
      <ClientProvider layer={client} messages={messages}>
        {children}
      </ClientProvider>
    </div>
  )
}
