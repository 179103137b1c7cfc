'use client';
import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`. On a server there is nothing to lay out, and React 18 warns about it. */
export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
