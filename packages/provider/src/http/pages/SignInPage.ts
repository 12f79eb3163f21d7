/**
 * The page that asks a member for his password. It works without script.
 *
 * @since 0.1.0
 */
import { html, type Html } from "./Html.ts"
import * as Page from "./Page.ts"

/** What the form shows. */
export interface State {
  /** Path of the page, where the form goes. */
  readonly action: string
  /** The proof that we showed the form, which its cookie repeats. */
  readonly proof: string
  /** Address to return to. */
  readonly leadsTo: string | undefined
  readonly email?: string
  readonly problem?: Problem
}

/** What was wrong with the last try, and where. */
export interface Problem {
  readonly at: "email" | "password" | "form"
  readonly text: string
  readonly status: number
}

/** Answers the page. */
export const respond = ({ action, email = "", leadsTo, problem, proof }: State): Response =>
  Page.respond(
    {
      title: problem === undefined ? "Sign in" : "Sign in: please check",
      body: html`<h1>Sign in</h1>
        <p>${leadsTo === undefined ? undefined : html`You will return to ${new URL(leadsTo).host}.`}</p>
        <form method="post" action="${action}" novalidate>
          <input type="hidden" name="proof" value="${proof}" />
          ${problem?.at === "form" ? html`<p class="wrong whole" id="form-problem" role="alert">${problem.text}</p>` : undefined}
          <label for="email">E-mail</label>
          <input
            id="email"
            name="email"
            type="email"
            autocomplete="username"
            required
            value="${email}"
            ${mark("email", problem)}${problem === undefined || problem.at === "email" ? html` autofocus` : undefined}
          />
          ${message("email", problem)}
          <label for="password">Password</label>
          <input
            id="password"
            name="password"
            type="password"
            autocomplete="current-password"
            required${mark("password", problem)}${problem?.at === "password" ? html` autofocus` : undefined}
          />
          ${message("password", problem)}
          <button type="submit">Sign in</button>
        </form>`
    },
    { ...(leadsTo === undefined ? {} : { leadsTo }), status: problem?.status ?? 200 }
  )

const mark = (name: "email" | "password", problem: Problem | undefined): Html | undefined =>
  problem?.at === name ? html` aria-invalid="true" aria-describedby="${name}-problem"` : undefined

const message = (name: "email" | "password", problem: Problem | undefined): Html | undefined =>
  problem?.at === name ? html`<p class="wrong" id="${name}-problem" role="alert">${problem.text}</p>` : undefined
