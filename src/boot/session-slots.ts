/**
 * One file per page serves two kinds of visitors. The document holds the signed-out form, and for
 * each part that differs a `<template data-session-of="part">` holds the signed-in form. Swapping
 * them yields exactly what the app would render, so that React can hydrate either.
 */
export type SessionStatus = 'in' | 'out';

export const page = document.documentElement;

/** Shows the page for the user with this email, or for a visitor without a session. */
export function showSession(email: string | undefined): void {
  const wanted: SessionStatus = email === undefined ? 'out' : 'in';
  if (wanted !== (page.dataset['shown'] ?? 'out')) {
    document.querySelectorAll<HTMLTemplateElement>('[data-session-of]').forEach(exchange);
  }
  page.dataset['shown'] = wanted;
  if (email === undefined) return;
  // The build did not know the user's email.
  for (const place of document.querySelectorAll<HTMLElement>('[data-email]')) {
    place.textContent = place.title = email;
  }
}

function exchange({ content, dataset }: HTMLTemplateElement): void {
  const slot = document.querySelector(`[data-session-slot=${dataset['sessionOf']}]`);
  if (!slot) return;
  const shown = [...slot.childNodes];
  slot.append(content);
  content.append(...shown);
}
