"use server"
import { Members } from "@portico/client/auth/Members"
import * as Portico from "@portico/server/next"
import { redirect } from "next/navigation"
import { server } from "../server.ts"

/** Signs the member out. Server actions can set cookies, so they use `action` instead of `page`. */
export const signOut = async () => {
  const { run } = await Portico.action(server)
  await run(Members.use((members) => members.logout()))
  redirect("/")
}
