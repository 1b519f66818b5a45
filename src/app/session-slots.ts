/**
 * A page is one file for two kinds of visitors. Its signed-out form stands in the document, and for
 * each part that differs a `<template data-session-of="part">` holds the signed-in form. Exchanging
 * them makes the page what the app would render, so that React can take over either.
 */
export type SessionStatus = 'in' | 'out';

export const page = document.documentElement;

/** Shows the page as a visitor with this address, or none, gets it. */
export function showSession(email: string | undefined): void {
  const wanted: SessionStatus = email === undefined ? 'out' : 'in';
  if (wanted !== (page.dataset['shown'] ?? 'out')) {
    document.querySelectorAll<HTMLTemplateElement>('[data-session-of]').forEach(exchange);
  }
  page.dataset['shown'] = wanted;
  if (email === undefined) return;
  // The build did not know whose address it would be.
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
