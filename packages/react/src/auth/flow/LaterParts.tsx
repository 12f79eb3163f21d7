"use client"
import * as React from "react"
import type { PasskeyPort } from "../factors/passkeyMachine.ts"
import { ChunkBoundary } from "./ChunkBoundary.tsx"
import { type Later, later } from "./loadScreens.ts"
import { useChunk } from "./useChunk.ts"
import type { ScreenName } from "./FlowTransitions.ts"

export interface LaterScreenProps {
  readonly name: keyof Later["screens"]
}

/** A screen beyond the sign-in. */
export function LaterScreen({ name }: LaterScreenProps) {
  const Screen = useChunk(later).screens[name]
  return <Screen />
}

/** Whether the code of a screen is there from the start. */
export const isNear = (screen: ScreenName): screen is "signIn" | "signedIn" =>
  screen === "signIn" || screen === "signedIn"

export interface PasskeySlotProps {
  readonly port: PasskeyPort
}

/** Passkeys among the suggestions of the sign-in, once their code is there. Without it the password does. */
export function PasskeySlot({ port }: PasskeySlotProps) {
  return (
    <Extra>
      <Passkeys port={port} />
    </Extra>
  )
}

/** The way to the provider's own page, once its code is there. */
export function PageSlot() {
  return (
    <Extra>
      <ToPage />
    </Extra>
  )
}

// What a form can do without does not hold it up.
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

/** Signs in without a page first. */
export function Gate({ children }: GateProps) {
  const { SilentGate } = useChunk(later)
  return <SilentGate>{children}</SilentGate>
}
