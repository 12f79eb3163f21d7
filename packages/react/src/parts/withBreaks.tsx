/**
 * Line breaks in email addresses.
 *
 * @since 0.1.0
 */
import type * as React from "react"

/**
 * Returns a string with places where lines can break: after "@" and each dot of an email address. What is copied or
 * announced stays the same. Other content is returned unchanged.
 */
export const withBreaks = (content: React.ReactNode): React.ReactNode =>
  typeof content === "string"
    ? content
        .replace(/\S+@\S+/g, (address) => address.replace(/[@.](?=\S)/g, "$&\u200b"))
        .split("\u200b")
        .flatMap((part, index) => (index === 0 ? part : [<wbr key={index} />, part]))
    : content
