'use client';
import { useMessages } from '../core/internal/language.ts';
import { calendarMessages } from './calendar.messages.ts';

/** The texts of the calendar in the page's language. */
export const useCalendarMessages = () => useMessages('calendar', calendarMessages);
