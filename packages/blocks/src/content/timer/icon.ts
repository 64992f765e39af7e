export const timerIcon = ["M12 6a7.5 7.5 0 1 0 .01 0z", "M12 9.5V14l2.5 1.5", "M9.5 3h5", "m18 5.5 1.5 1.5"];
