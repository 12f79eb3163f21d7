"use client"
import * as React from "react"
import type { PasskeyPort } from "../factors/passkeyMachine.ts"
import { type Later, later } from "./loadScreens.ts"
import { ChunkBoundary, useChunk } from "../../runtime/Chunk.ts"
import type { ScreenName } from "./FlowTransitions.ts"

export interface LaterScreenProps {
  readonly name: keyof Later["screens"]
}

/** Renders a screen whose code is loaded on demand. */
export function LaterScreen({ name }: LaterScreenProps) {
  const Screen = useChunk(later).screens[name]
  return <Screen />
}

/** Whether a screen's code is part of the initial bundle. */
export const isNear = (screen: ScreenName): screen is "signIn" | "signedIn" =>
  screen === "signIn" || screen === "signedIn"

export interface PasskeySlotProps {
  readonly port: PasskeyPort
}

/**
 * Offers passkeys among the suggestions of the sign-in's email field once their code is loaded. Until then, or if
 * loading fails, the user signs in with a password.
 */
export function PasskeySlot({ port }: PasskeySlotProps) {
  return (
    <Extra>
      <Passkeys port={port} />
    </Extra>
  )
}

/** Renders the button to the provider's own page once its code is loaded. */
export function PageSlot() {
  return (
    <Extra>
      <ToPage />
    </Extra>
  )
}

// Optional content must not delay the form or replace it with an error.
function Extra({ children }: { readonly children: React.ReactNode }) {
  return (
    <ChunkBoundary missing={Nothing}>
      <React.Suspense>{children}</React.Suspense>
    </ChunkBoundary>
  )
}

const Nothing = () => null

function Passkeys(props: PasskeySlotProps) {
  const { PasskeyOffer } = useChunk(later)
  return <PasskeyOffer {...props} />
}

function ToPage() {
  const { PageOffer } = useChunk(later)
  return <PageOffer />
}

export interface GateProps {
  readonly children: React.ReactNode
}

/** Tries a silent login before its children render. */
export function Gate({ children }: GateProps) {
  const { SilentGate } = useChunk(later)
  return <SilentGate>{children}</SilentGate>
}
